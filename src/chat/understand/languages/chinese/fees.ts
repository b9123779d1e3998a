export const HOA = '(hoa|hoa费|hoa管理费|物业费|物业管理费|管理费|社区费|业主协会费|社区管理费|小区管理费|大楼管理费)';

const NOT_WANTED = '(不要|不想要|别|别要|不想|避免|讨厌|不考虑|不接受|不喜欢|怕|没有|别给我)';
const TOO = '(太|太过|过|很|特别|那么|这么|非常|超|好)';
const HIGH = '(高|贵|多|离谱|吓人|夸张|高昂|昂贵)';
const REFUSED = '(不要|不考虑|不看|不行|除外|免谈|就算了|的不要)';

/** A fee that is to be low, without a number: "不要HOA太高的", "管理费便宜点". "HOA低于300" has one. */
export const LOW_HOA = `${NOT_WANTED} ${HOA} ${TOO} ${HIGH} (的|); ${NOT_WANTED} ${HOA} (高|贵) 的; ${NOT_WANTED} (${TOO}|) ${HIGH} 的 ${HOA};
    ${HOA} (${TOO}|) (高|贵) 的 ${REFUSED}; ${HOA} (不要|别|不能|最好不要|最好别|尽量别|尽量不要|不想) ${TOO} ${HIGH} (的|); ${HOA} ${TOO} (高|贵) 了;
    ${HOA} (要|得|最好|尽量|希望|可以|能|再|稍微|) (低|便宜|少|平) (一点|点|些|一些|一点点|点儿) (的|); 低 ${HOA} (的|); ${HOA} (不高|不贵|便宜|低) 的; (便宜|低) (一点|点|些|) 的 ${HOA}`;

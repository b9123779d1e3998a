import base from './base.css';
import chat from './chat.css';
import feeds from './feeds.css';
import frame from './frame.css';
import homes from './homes.css';
import parts from './parts.css';

/** The whole style sheet: what stands later decides. */
export const styles = [base, frame, parts, feeds, homes, chat].join('\n');

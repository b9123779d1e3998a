import test from 'ava';
import { afterThreeShown, checkReadings } from '../../../helpers/readings.ts';
import { named } from '../../../helpers/statements.ts';

checkReadings('what is refused in Chinese is refused, or wanted where its lack is', {
  '院子里不能有泳池,四房': ['Bedrooms atLeast 4', 'Tag not pool'],
  '沒有陽台的房子我住不慣,一房租': ['SaleType is for_rent', 'Bedrooms atLeast 1', 'Tag is balcony'],
  '没有海景的免了,一房起': ['Tag is ocean view', 'Bedrooms atLeast 1'],
  '不能短租的不要,两房': ['Tag is short-term rental', 'Bedrooms atLeast 2'],
  '不接受短租,两房': ['Tag not short-term rental', 'Bedrooms atLeast 2'],
  '中古屋就好,新成屋預售屋都不要': ['SaleType is for_sale', 'Tag not new construction'],
  '土地、組合屋都不用給我': ['PropertyType not Land/Manufactured Home'],
  '不要連棟透天,三房': ['PropertyType not Townhouse', 'Bedrooms atLeast 3'],
  有沒有不用再整修的兩房: ['Tag not fixer-upper', 'Bedrooms atLeast 2'],
  'Pâquis那边不去,三房': ['Near not Pâquis', 'Bedrooms atLeast 3'],
  'La Jolla太贵不考虑,圣地亚哥两房': ['Near not La Jolla', 'City is San Diego', 'Bedrooms atLeast 2'],
  '80万以上的买不起': ['Price atMost 800000'],
  '5000以上的租不起,三房': ['Price atMost 5000', 'Bedrooms atLeast 3'],
  '太陽能有無都可,要充電樁': ['Tag is ev charging', 'with or without solar'],
});

checkReadings('refusals in the Cantonese of Hong Kong are understood', {
  '冇電梯嘅唔好,兩房': ['Tag is elevator', 'Bedrooms atLeast 2'],
  '唔好Pâquis同Alfama 三房': ['Near not Pâquis/Alfama', 'Bedrooms atLeast 3'],
  '我唔鍾意有泳池,又唔鍾意壁爐': ['Tag not pool', 'Tag not fireplace'],
  唔好要裝修嘅: ['Tag not fixer-upper'],
  '唔好新樓,要裝修過嘅': ['Tag not new construction', 'Tag is renovated'],
  '唔使管理費嗰種,有花園': ['HOAMonth is 0', 'Tag is garden'],
  '有冇唔連傢俬嘅公寓租?': ['SaleType is for_rent', 'PropertyType is Apartment', 'Tag not furnished'],
  唔准養貓嘅唔使send俾我: ['Tag is cats'],
  '1980年前起嘅唔睇': ['YearBuilt atLeast 1980'],
  '唔好意思,想租兩房': ['SaleType is for_rent', 'Bedrooms atLeast 2'],
  '行得去沙灘,三房': ['Tag is beach access', 'Bedrooms atLeast 3'],
});

checkReadings('a rent with its bound in Chinese is for rent', {
  '两房,租金不超过3200': ['SaleType is for_rent', 'Bedrooms atLeast 2', 'Price atMost 3200'],
  租金上限3200: ['SaleType is for_rent', 'Price atMost 3200'],
  房租在2000到3000之间: ['SaleType is for_rent', 'Price atLeast 2000', 'Price atMost 3000'],
});

checkReadings('a half bath behind the baths in Chinese is counted', {
  三房两卫半: ['Bedrooms atLeast 3', 'Bathrooms atLeast 2.5'],
});

const constraints = [named('PropertyType', 'Townhouse')];

const followups: Record<string, string[]> = {
  'HOA太高了,要200以下的': ['search', 'PropertyType is Townhouse', 'HOAMonth atMost 200'],
  去掉有泳池的: ['search', 'PropertyType is Townhouse', 'Tag not pool'],
  把没有车库的去掉: ['search', 'PropertyType is Townhouse', 'Tag is garage'],
  '联排不要,换成公寓': ['search', 'PropertyType is Apartment'],
  刚才那些里有没有不带家具的: ['search', 'PropertyType is Townhouse', 'Shown is 1, 2, 3', 'Tag not furnished'],
  這幾間哪些可以養狗: ['search', 'PropertyType is Townhouse', 'Shown is 1, 2, 3', 'Tag is dogs'],
};
for (const [message, expected] of Object.entries(followups))
  test(`a Chinese refusal or choice among homes that were shown is understood: ${message}`, (t) =>
    t.deepEqual(afterThreeShown(message, { language: 'zh', constraints }).toSorted(), expected.toSorted()));

/**
 * Neighbourhoods and landmarks by their own name, and what others call them. Unlike a city's, a name in Latin letters is one
 * only where the listings have the place.
 */
export const PLACE_EXONYMS: Readonly<Record<string, string>> = {
  // San Diego and around
  'Balboa Park': '巴尔波亚公园;巴尔博亚公园;巴波亚公园;Parc Balboa;parque Balboa;parque de Balboa',
  'San Diego Zoo':
    '圣地亚哥动物园;圣地牙哥动物园;Zoo von San Diego;Zoo in San Diego;Zoo San Diego;zoo de San Diego;zoológico de San Diego;jardim zoológico de San Diego',
  SeaWorld: '海洋世界;海洋公园;Sea World',
  'Mission Bay':
    '米慎湾;米申湾;使命湾;传教湾;任务湾;传教士湾;baie Mission;baie de Mission;baía Mission;baía de Mission;bahía Mission;bahía de Mission',
  'Pacific Beach': '太平洋海滩',
  'Ocean Beach': '海洋海滩',
  'Point Loma': '洛马角;洛玛岬',
  'North Park': '北公园',
  Hillcrest: '希尔克雷斯特;希尔克雷斯',
  'Mira Mesa': '米拉梅萨;米拉梅沙',
  'La Jolla': '拉霍亚;拉荷亚;拉贺亚;拉由拉;拉乎亚;La Joya;La Hoya;la Joia',
  'La Jolla Cove': '拉霍亚海湾;拉荷亚海湾;拉霍亚湾;caleta de La Jolla;cala de La Jolla',
  'Sunset Cliffs': '日落悬崖;落日崖',
  'Petco Park': '沛可球场;佩特科球场;佩科公园;教士队球场;estadio Petco;parque Petco',
  'Belmont Park': '贝尔蒙特公园;parque Belmont;parque de Belmont',
  LEGOLAND: '乐高乐园;乐高公园;乐高;Lego Land;Legolandia',
  'Carlsbad State Beach': "卡尔斯巴德州立海滩;plage d'État de Carlsbad",
  'Oceanside Pier':
    "欧申赛德码头;奥申赛德码头;海滨市码头;海边栈桥;Pier von Oceanside;Pier in Oceanside;jetée d'Oceanside;embarcadère d'Oceanside;ponton d'Oceanside;píer de Oceanside;cais de Oceanside;muelle de Oceanside",
  'Moonlight Beach':
    '月光海滩;plage Moonlight;plage de Moonlight;praia Moonlight;praia de Moonlight;playa Moonlight;playa de Moonlight',
  "Swami's Beach": "playa Swami's;playa de Swami's;playa Swamis;playa de Swamis;praia Swami's;praia de Swami's",
  'Oceanside Harbor': "port d'Oceanside;marina d'Oceanside;porto de Oceanside;marina de Oceanside;puerto de Oceanside",
  'Chula Vista Marina': 'marina de Chula Vista;port de Chula Vista',
  'Dixon Lake': 'lac Dixon;lago Dixon',
  'Kit Carson Park': 'parc Kit Carson;parque Kit Carson',
  'Lake Murray': '默里湖;穆雷湖;lac Murray;lago Murray',
  'Mount Helix': '螺旋山;希利克斯山;mont Helix;monte Helix',
  Eastlake: '东湖',
  'La Costa': '拉科斯塔',
  // Munich
  Schwabing: '施瓦宾;施瓦宾区;史瓦宾;施瓦本区',
  Maxvorstadt: '马克斯沃施塔特;马克斯福斯塔特;马克斯城郊',
  Haidhausen: '海德豪森',
  Sendling: '森德林;森德灵;曾德林',
  Neuhausen: '诺伊豪森',
  Bogenhausen: '博根豪森;伯根豪森',
  'Englischer Garten':
    '英国花园;英式花园;英国公园;Jardin anglais;Jardim Inglês;English Garden;English Gardens;Jardín Inglés',
  Marienplatz: '玛丽恩广场;玛利亚广场;玛丽亚广场;圣母广场',
  Olympiapark: '奥林匹克公园;奥运公园;parc olympique;parque olímpico;Olympic Park',
  'Schloss Nymphenburg':
    '宁芬堡宫;宁芬堡;宁芬堡皇宫;Nymphenburger Schloss;Schloß Nymphenburg;Nymphenburger Schlosspark;château de Nymphenburg;palais de Nymphenburg;palácio de Nymphenburg;castelo de Nymphenburg;Nymphenburg Palace;Nymphenburg Castle;Palace of Nymphenburg;castillo de Nymphenburg',
  // Lisbon
  Alfama: '阿尔法玛;阿尔法马;阿法玛;阿法马',
  Chiado: '希亚多;奇亚多;谢亚多',
  'Príncipe Real': '皇家王子;王子皇家;普林西比雷亚尔',
  Belém: '贝伦;贝伦区;贝林区;Belén',
  'Parque das Nações': '万国公园;万国区;parc des Nations;Park of Nations;Park of the Nations;Nations Park',
  'Campo de Ourique': '欧里克广场;坎波德欧里克',
  'Castelo de São Jorge':
    "圣若热城堡;圣乔治城堡;圣豪尔赫城堡;Burg São Jorge;Kastell São Jorge;Georgsburg;château Saint-Georges;château de Saint-Georges;château São Jorge;São Jorge Castle;Saint George's Castle;St George's Castle;St. George's Castle;Saint George Castle;Castle of Saint George;Castle of St George;Castle of São Jorge;castillo de San Jorge;castillo de São Jorge",
  'Torre de Belém':
    '贝伦塔;贝林塔;Turm von Belém;Torre von Belém;Belém-Turm;tour de Belém;Belém Tower;Tower of Belém;torre de Belén',
  'Parque Eduardo VII':
    '爱德华七世公园;Park Eduard VII;parc Édouard VII;parc Eduardo VII;Eduardo VII Park;Edward VII Park;Parque Eduardo Sétimo',
  Oceanário:
    '里斯本海洋馆;里斯本水族馆;Ozeanarium;océanarium de Lisbonne;aquarium de Lisbonne;Oceanário de Lisboa;Lisbon Oceanarium;Oceanarium;Lisbon Aquarium',
  // Geneva
  'Eaux-Vives': '活水区;奥维夫;欧维夫',
  Champel: '尚佩尔;香佩尔',
  Plainpalais: '普兰帕莱;普莱恩帕莱',
  Pâquis: '帕基;帕奇区;帕基区',
  Servette: '塞尔维特;瑟维特',
  "Jet d'Eau":
    "大喷泉;日内瓦喷泉;大喷水柱;Genfer Fontäne;jet d'eau de Genève;Geneva Fountain;Geneva Water Fountain;Geneva Water Jet;fuente de Ginebra;chorro de Ginebra;chorro de agua de Ginebra;jato d'água;jato de água;jato d'água de Genebra;jacto de água;jacto d'água;jato de água de Genebra;repuxo de Genebra",
  'Parc La Grange':
    '格兰奇公园;拉格朗日公园;parc de la Grange;La Grange Park;Parc Lagrange;parque La Grange;parque de La Grange',
  'Gare Cornavin':
    '科尔纳万火车站;科纳万火车站;科尔纳万;日内瓦火车站;Bahnhof Cornavin;Bahnhof Genf;Genfer Bahnhof;gare de Genève;gare de Cornavin;estação Cornavin;estação de Cornavin;estação de Genebra;Cornavin;Cornavin station;Cornavin train station;Geneva train station;Geneva railway station;Geneva main station;Geneva central station;Geneva station;estación Cornavin;estación de Cornavin;estación de Ginebra',
  // Shanghai
  外滩: 'the Bund;Bund;le Bund',
  人民广场: "People's Square;Peoples Square;place du Peuple;praça do Povo;plaza del Pueblo",
  静安寺: "Jing'an Temple;Jingan Temple;temple de Jing'an;templo Jing'an;templo de Jing'an",
  中山公园: 'Zhongshan Park;parque Zhongshan',
  陆家嘴: 'Lujiazui',
  静安: "Jing'an;Jingan",
  徐汇: 'Xuhui',
  长宁: 'Changning',
  黄浦: 'Huangpu',
  虹口: 'Hongkou',
  浦东: 'Pudong;浦东新区',
};

import type { FeedField } from '../configuration/feed-fields.ts';

/**
 * What columns are called in files that follow no layout, in English and Chinese: those of other languages are put into English word by word
 * (`column-words.ts`). A field's own names come first, since of two columns the one with the earlier name is taken. Separated by commas; compared
 * without case, accents and separators, with usual short words in full (`Gar Spc`). `L_` and `LM_` are names of RETS servers.
 */
export const COMMON_NAMES: Readonly<Partial<Record<FeedField, string>>> = {
  ListingKey: `Listing Key,Matrix Unique ID,Matrix_Unique_ID,L_ListingID,LIST_1,Sysid,Unique ID,Listing UID,Record ID,Property ID,AGENT_REF,
    Listing Rid,Mui`,
  MLSNumber: `MLS #,MLS ID,ML #,MLN,MLS,Listing Number,L_DisplayId,LIST_105,MLS # Link,MLS Link,Listing ID,Web ID,Reference,Ref,Ref No,
    Ref Number,房源编号,编号,物件番号`,
  Url: 'URL,Link,Listing Link,Detail URL,Details URL,Detail Page,Web Page,Permalink,Web Address,Public URL,Detail View URL,Full Details URL',
  StandardStatus:
    'Standard Status,Listing Status,Current Status,Market Status,LIST_15,L_StatusCatID,St,Availability,Stage,状态,房源状态,状態,状況,取引状況',
  SaleType: `Sale Type,Transaction Type,Transaction,Sale Or Rent,Sale/Rent,Sale Or Lease,Sale/Lease,For Sale Or Rent,Offer Type,Offer,Deal Type,
    Listing Category,Listing Type,Purpose,Operation,Operation Type,Offering,Offering Type,Contract,租售,交易类型,交易方式,取引種別`,
  CurrencySymbol: 'Currency,Currency Symbol,Currency Code,Currency ID,Currency ISO,Moneda,Devise,Waehrung,Wahrung',
  PropertyType:
    'Property Type,Display Property Type,PType,Home Type,Type,Sub Type,Class,Style Type,LIST_8,Kind,Category,Tipo De Propiedad,Natureza,房屋类型,物业类型,类型,物件種目,物件種別',
  ListPrice: `List Price,Asking Price,Listing Price,Current Price,Price,Asking,L_SystemPrice,LIST_22,Price Venta,Price Vente,Price Venda,
    Price Vendita,总价,售价,价格,挂牌价,価格,販売価格,売買価格,価格・賃料`,
  ClosePrice: 'Close Price,Closing Price,Closed Price,Sold Price,Sale Price,Selling Price,Sell Price,SP,LIST_23',
  OriginalListPrice: 'Original List Price,Original Price,OLP',
  PreviousListPrice: 'Previous List Price,Previous Price,Prior Price',
  RentPrice:
    'Rent,Monthly Rent,Rent Price,Rental Price,Price Per Month,Lease Price,Lease Rent,Asking Rent,Advertised Rent,Market Rent,Rent CC,Rent HC,租金,月租,月租金,賃料',
  RentFrequency: 'Rent Frequency,Lease Frequency,Per,LET_RENT_FREQUENCY',
  DepositFee: 'Deposit,Bond,Security Deposit,Deposit Amount',
  HOAMonth:
    'HOA/Month,HOA Monthly,HOA Per Month,HOA Fee Monthly,Monthly Dues,Maintenance Fee Per Month,Condo Fee Monthly',
  EstimatePrice: 'Estimate,Estimated Value,Zestimate,AVM',
  UnitAreaPrice: '$/SqFt,$/Square Feet,Price/SqFt,PPSF,LP/SqFt,LP$/SqFt,Price Per Square Foot',
  Bedrooms: 'Bedrooms,BHK,Tipologia,卧室,室',
  Bathrooms: 'Bathrooms,Bathrooms Decimal,Full Bathrooms,卫生间,卫',
  YearBuilt: 'Year Built,Built,Year,YB,建成年代,建筑年代,建成年份,築年月,建築年月,築年',
  DaysOnMarket:
    'Days On Market,Days On MLS,DOM,ADOM,Market Days,Days On Site,CDOM,Cumulative Days On Market,Cumulative DOM',
  MarketSince:
    'List Date,Listing Date,Listed Date,Listed,Listed On,Listing Contract Date,Entry Date,Start Date,LIST_132,挂牌时间,登録年月日',
  CloseDate: 'Close Date,COE,Closing Date,Closed Date,Sale Date,Settlement Date,Close Of Escrow Date',
  LotArea: `Lot Size,Lot Size Area,Lot,Lot Area,Lot SqFt,Lot Size SqFt,Lot Size Square Feet,Lot Square Feet,Lot Acres,Acres,Lot Size Acres,Land Size,Land Area,
    Land,土地面積,敷地面積`,
  BuildingArea: `SqFt,SF,Square Feet,Square Footage,Living Area,Liv SqFt,SqFt Liv Area,Heated SqFt,Heated Area,Finished SqFt,Fin SqFt,
    Gross Living Area,GLA,Bldg SqFt,Home Size,House Size,Interior SqFt,Internal Area,Floor Area,Floor Size,Living Space,LIST_48,Square Meters,
    Square Metres,SqM,M2,Superficie,Surface,BUA,Built Up Area,SqFt Str,Mq,Built M2,Living M2,Built Area,Covered Area,Usable Area,建筑面积,面积,使用面积,
    専有面積,建物面積,延床面積`,
  AreaUnit: 'Area Unit,Area Units,Living Area Units,Size Unit',
  Images: `Images,Image,Photos,Photo,Pictures,Picture,Image URLs,Photo URLs,Main Photo,Primary Photo,Thumbnail,Media,Fotos,Bilder,图片,照片`,
  Tours: `Virtual Tour,Virtual Tour URL,Virtual Tour Link,Tour URL,VT URL,VT_VTourURL,Tour,3D Tour,Unbranded Tour,Unbranded Virtual Tour`,
  ParkingSpots:
    'Parking,Car,Cars,Vagas,Parking Spaces,Garage,Garages,Garage Spaces,Garage Stalls,Garage Cap,Car Spaces,Stellplatze',
  Description: `Description,Remarks,Public Remarks,Client Remarks,Remarks For Clients,Public Comments,Comments,Marketing Remarks,
    Internet Remarks,Listing Remarks,Consumer Remarks,
    Listing Description,LIST_78,Full Description,Summary,Details,Content,描述,房源描述`,
  Location: `Location,Subdivision,Subdivision/Complex,Neighborhood,Community,Complex,Development,Legal Subdivision,Area Name,MLS Area,
    District,小区,小区名称,区域,商圈`,
  Address: `Address,Street Address,Full Address,Address 1,Street,Display Address,Site Address,Unparsed Address,Street Number,Road,
    Street House Number,House Name Number,Address Number,地址`,
  City: 'City,Postal City,Post City,LIST_39,市区町村,市区町村名,Suburb,Locality,城市',
  State: 'State,ST,Province,State/Province,State/Prov,Prov,Region,LIST_40,省份,Emirate,都道府県,都道府県名',
  ZIP: 'ZIP,Postal,Post Code,Zip/Postal Code,LIST_43,PLZ,Postleitzahl,Eircode,CAP,CP,CEP,邮编,郵便番号',
  Latitude: 'Latitude,Lat,Y Coordinate,LMD_MP_Latitude,LIST_46,Latitud,Breitengrad,纬度,緯度',
  Longitude: 'Longitude,Long,Lng,Lon,X Coordinate,LMD_MP_Longitude,LIST_47,Longitud,Laengengrad,Langengrad,经度,経度',
  ListOfficeName: `List Office,Listing Office,Listing Office Name,LO Name,Office,Brokerage,Broker Name,Listing Broker,Listing Brokerage,
    Courtesy Of,Listed By,LO1_OrganizationName,Listing Company,Agency Name`,
  ListOfficeContact: 'List Office Phone,Listing Office Phone,LO Phone,List Office Email,Broker Contact',
  ModificationTimestamp: `Modification Timestamp,Modified,Mod Timestamp,Last Modified,Last Modified Date,Modified Date,Last Updated,Updated,
    Updated At,Update Date,Last Update,Last Change,Last Change Timestamp,Timestamp,Modification Date,LIST_87,Matrix Modified DT`,
};

/** Names that say little, or that each market fills as it likes: what they hold as a rule. */
export const MARKET_NAMES: Readonly<Partial<Record<FeedField, string>>> = {
  ListingKey: 'ID,Key',
  StandardStatus: 'S,Estado,State',
  City: 'Municipality',
  Location: 'Suburb,Locality',
  RentFrequency: 'Frequency,Period',
  Bedrooms: 'L_Keyword2',
  Bathrooms: 'LM_Dec_3',
  BuildingArea: 'Size,Area',
};

/** Words of a name, in lower case, that make a field likely where the whole name is none that is known. */
export const NAME_PATTERNS: Readonly<Partial<Record<FeedField, RegExp>>> = {
  MLSNumber: /^(mls|ml|listing) (number|num|no|id)\b|\bmls number\b/,
  StandardStatus: /\bstatus\b(?!.*\bdate\b)/,
  ListPrice:
    /^(?!.*\b(original|orig|previous|prev|sold|close|closed|sale|per|sq|sf)\b).*\b(list|asking|listing|current)\b.*\bprice\b/,
  ClosePrice: /\b(sold|close|closed|closing)\b.*\bprice\b/,
  Bedrooms: /^(?!.*\b(level|dim|dimension|size|main|first|2nd|1st|basement|master|primary)\b).*\b(bedrooms|beds)\b/,
  ZIP: /\b(zip|post ?code|postal code)\b/,
  YearBuilt: /\b(year|yr) (built|constructed)\b/,
  DaysOnMarket: /\bdays on (the )?(market|mls)\b/,
  LotArea: /\blot\b.*\b(size|area|sqft|sq|acres|acreage)\b/,
  BuildingArea:
    /^(?!.*\b(lot|price|land)\b).*\b(living|liv|heated|finished) (area|sqft|sq ft|space)\b|^(approx|total|apx)\b.*\b(sqft|sq ft)\b|^area (in )?(sqft|sq ft|square feet|sqm|m2|square met(er|re)s)$/,
  Description:
    /^(?!.*\b(private|agent|broker|office|showing)\b).*\b(public remarks|marketing remarks|description of (the )?property)\b/,
  ListOfficeName: /\blist(ing)? (office|brokerage|firm)\b.*\bname\b/,
};

/** Kinds of further columns that visitors ask about: proposed as extension pairs. */
export const EXTENSION_NAMES =
  /\b(pool|views?|water ?front|garage|style|design|heat(ing)?|cool(ing)?|air conditioning|schools?|features?|floors?|flooring|stories|storeys|basement|fireplaces?|fenc(e|ing)|roof|construction|exterior|interior|sewer|pets?|furnish(ed|ing)|available|zoning|condition|appliances?|levels?|amenities|utilities|patio|deck|elevator|laundry|energy|garden|balcony|terrace|tenure|feature\d*)\b/;

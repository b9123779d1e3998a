import type { Preset } from '../../configuration/feed-fields.ts';
import { hiddenBy, presetFields, words } from './preset-fields.ts';

const UNDER_CONTRACT = { yes: 'ActiveUnderContract', true: 'ActiveUnderContract', no: '', false: '' };

/**
 * REAXML of realestate.com.au: homes in Australia, each file only with those that have changed.
 * Source: partner.realestate.com.au/listing-upload (elements, examples, specifications), propertyList.dtd.
 */
export const reaxmlPreset: Preset = {
  marks: [['uniqueID'], ['agentID'], ['@status']],
  beginning: /<propertyList\b/,
  record: ['residential', 'rental', 'land', 'rural', 'commercial', 'commercialLand', 'business', 'holidayRental'],
  fields: presetFields({
    // Two agents may use one uniqueID.
    ListingKey: 'agentID + uniqueID: jointKey | uniqueID',
    MLSNumber: 'uniqueID',
    StandardStatus: [
      words('@status', { current: '' }),
      words('underOffer@value', UNDER_CONTRACT),
      words('depositTaken@value', UNDER_CONTRACT),
      '@status',
    ],
    SaleType: [
      words('commercialListingType@value', { sale: 'for_sale', lease: 'for_rent', both: 'for_sale' }),
      words('name()', {
        ...{ residential: 'for_sale', land: 'for_sale', rural: 'for_sale', business: 'for_sale' },
        ...{ rental: 'for_rent', holidayRental: 'for_rent', commercial: '', commercialLand: '' },
      }),
    ],
    PropertyType: [
      words(
        'category@name',
        {
          ...{ 'DuplexSemi-detached': 'Duplex/Semi-Detached', 'AcreageSemi-rural': 'Semi-Rural House' },
          ...{ BlockOfUnits: 'Block of Units', Terrace: 'Terraced House', Other: '' },
        },
        'codeInWords',
      ),
      words('commercialCategory@name', { Other: '' }),
      words('name()', {
        ...{ land: 'Land', rural: 'Rural', commercial: 'Commercial', commercialLand: 'Commercial Land' },
        ...{ business: 'Business', residential: '', rental: '', holidayRental: 'Holiday Rental' },
      }),
    ],
    SalePrice: hiddenBy('price@display', 'price: price'),
    RentPrice: [
      hiddenBy('rent@display', 'rent + rent@period: monthlyAmount'),
      hiddenBy('price@display', 'commercialRent + commercialRent@period: monthlyAmount'),
    ],
    ClosePrice: [
      hiddenBy('soldDetails.soldPrice@display', 'soldDetails.soldPrice'),
      hiddenBy('soldDetails.price@display', 'soldDetails.price'),
    ],
    CloseDate: 'soldDetails.soldDate | soldDetails.date',
    DepositFee: 'bond: price',
    Bedrooms: words('features.bedrooms', { Studio: '0' }),
    Bathrooms: 'features.bathrooms',
    ParkingSpots: 'features.garages + features.carports + features.openSpaces: sum | carSpaces',
    BuildingArea: 'buildingDetails.area + buildingDetails.area@unit: areaWithUnit',
    LotArea: 'landDetails.area + landDetails.area@unit: lotWithUnit',
    Description: 'description | headline',
    // Addresses, or names of files that come with the feed. Floor plans stand beside them, in other elements.
    Images: 'images.img@url + images.img@file: urlLists | objects.img@url + objects.img@file: urlLists',
    Address: 'address.subNumber + address.lotNumber + address.streetNumber + address.street: addressWithUnitFirst',
    // A commercial home may hide its suburb too.
    City: hiddenBy('address.suburb@display', 'address.suburb'),
    State: words('address.state', {
      ...{ act: 'ACT', nsw: 'NSW', nt: 'NT', qld: 'QLD', sa: 'SA', tas: 'TAS', vic: 'VIC', wa: 'WA' },
    }),
    ZIP: hiddenBy('address.suburb@display', 'address.postcode'),
    AddressHidden: [
      words('address@display', { yes: '', true: '', 1: '' }, 'forbidden'),
      'address.suburb@display: forbidden',
    ],
    ModificationTimestamp: '@modTime',
  }),
  constants: { CurrencySymbol: '$', AreaUnit: 'Square Meters' },
  statuses: { current: 'Active', leased: 'Closed', offmarket: 'Withdrawn' },
  key: ['ListingKey'],
  mode: 'delta',
};

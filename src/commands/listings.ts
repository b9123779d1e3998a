import { SetupError } from '../errors.ts';
import { KEY_TYPES, type KeyType } from '../listings/listing.ts';
import { type CommandContext, withServices } from './with-services.ts';

const isKeyType = (value: string): value is KeyType => (KEY_TYPES as readonly string[]).includes(value);

/** `listingd listing restore SERIAL_NUMBER KEY`: shows a removed listing again and lifts the API's veto. */
export const listingRestoreCommand = (
  context: CommandContext,
  serialNumber: string,
  key: string,
  options: { keyType: string },
): Promise<number> => {
  const { keyType } = options;
  if (!isKeyType(keyType)) throw new SetupError(`--key-type must be one of ${KEY_TYPES.join(', ')}, not ${keyType}`);
  return withServices(context, async ({ chatbots, listings }) => {
    const chatbot = await chatbots.findBySerialNumber(serialNumber);
    if (chatbot === undefined) throw new SetupError(`There is no chatbot with the serial number ${serialNumber}`);
    const id = await listings.restore(chatbot.id, { Key: key, KeyType: keyType });
    context.print(`Listing ${id} is shown again`);
    return 0;
  });
};

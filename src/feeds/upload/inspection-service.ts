import type { ChatbotService } from '../../chatbots/chatbot-service.ts';
import { businessError } from '../../errors.ts';
import { createSemaphore } from '../../files/semaphore.ts';
import { wrongInProposal } from '../configuration/check-feed-config.ts';
import { FEED_LIMITS } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { InspectionData, InspectionRequest } from '../inspect/inspection-data.ts';
import type { ProposedConfig } from '../inspect/propose-config.ts';
import { ownFolder, readConfigText } from './save-feed.ts';
import { type UploadLimit, withoutPath } from './upload-service.ts';

/** A configuration that may still hold TODO. 400 that names what else is wrong in it. */
const readProposal = (text: string): ProposedConfig => {
  const config = readConfigText(text);
  const wrong = wrongInProposal(config);
  if (wrong.length > 0) throw businessError(400, wrong.join('; '));
  return config as ProposedConfig;
};

/** What a feed's `format` would have to say is said by fields of the request here. */
const byField = (message: string): string =>
  message
    .replace('format.record', 'Record')
    .replace('format.headerLine', 'HeaderLine')
    .replace('format.sheet', 'Sheet');

/**
 * Looks at files that are sent over HTTP, one at a time, and proposes feeds for them. Nothing is stored, and nothing imported. `inspect` is
 * a FeedFileError for a file that no feed could read.
 */
export const createInspectionService = (options: {
  chatbots: Pick<ChatbotService, 'find' | 'list'>;
  inspect: (request: InspectionRequest) => Promise<InspectionData>;
  firstWorkspaceId: () => Promise<number | undefined>;
}) => {
  const { chatbots, inspect, firstWorkspaceId } = options;
  // Each reads a file to its end, where that is needed, and takes a processor meanwhile.
  const { inTurn } = createSemaphore(1);

  /** The chatbot that is named, else the only one of the workspace. 404 for one of another workspace. */
  const findChatbot = async (workspaceId: number, serialNumber: string | undefined) => {
    if (serialNumber !== undefined) return chatbots.find(workspaceId, serialNumber);
    const all = await chatbots.list(workspaceId);
    return all.length === 1 ? all[0] : undefined;
  };

  return {
    inspectLimit: async (): Promise<UploadLimit> => {
      const bytes = FEED_LIMITS.maxSize;
      return {
        bytes,
        tooLarge: `The file is larger than ${bytes} bytes: send a part of it, or look at it by a command`,
      };
    },

    inspect: async (
      workspaceId: number,
      request: { SerialNumber?: string; Record?: string; HeaderLine?: number; Sheet?: string; Text?: string },
      received: { path: string; name: string },
      signal: AbortSignal,
    ): Promise<InspectionData & { Folder: string }> => {
      const chatbot = await findChatbot(workspaceId, request.SerialNumber);
      const about = {
        ...{ path: received.path, name: withoutPath(received.name) },
        ...(request.Record === undefined ? {} : { record: request.Record }),
        ...(request.HeaderLine === undefined ? {} : { headerLine: request.HeaderLine }),
        ...(request.Sheet === undefined ? {} : { sheet: request.Sheet }),
        ...(request.Text === undefined ? {} : { tried: readProposal(request.Text) }),
        serialNumber: chatbot?.serialNumber ?? null,
        timeZone: chatbot?.settings.TimeZone ?? 'UTC',
      };
      const found = await inTurn(() => inspect(about), signal).catch((error: unknown) => {
        throw error instanceof FeedFileError ? businessError(400, byField(error.message)) : error;
      });
      return { ...found, Folder: await ownFolder(workspaceId, firstWorkspaceId) };
    },
  };
};

import type { ChatbotService } from '../../chatbots/chatbot-service.ts';
import { businessError } from '../../errors.ts';
import { createSemaphore } from '../../files/semaphore.ts';
import { FEED_LIMITS } from '../configuration/feed-config.ts';
import { FeedFileError } from '../feed-file-error.ts';
import type { InspectionData, InspectionRequest } from '../inspect/inspection-data.ts';
import { type UploadLimit, withoutPath } from './upload-service.ts';

/**
 * Looks at files that are sent over HTTP, one at a time, and proposes feeds for them. Nothing is stored, and nothing imported. `inspect` is
 * a FeedFileError for a file that no feed could read.
 */
export const createInspectionService = (options: {
  chatbots: Pick<ChatbotService, 'find' | 'list'>;
  inspect: (request: InspectionRequest) => Promise<InspectionData>;
}) => {
  const { chatbots, inspect } = options;
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
      request: { SerialNumber?: string; Record?: string; HeaderLine?: number },
      received: { path: string; name: string },
      signal: AbortSignal,
    ): Promise<InspectionData> => {
      const chatbot = await findChatbot(workspaceId, request.SerialNumber);
      const about = {
        ...{ path: received.path, name: withoutPath(received.name) },
        ...(request.Record === undefined ? {} : { record: request.Record }),
        ...(request.HeaderLine === undefined ? {} : { headerLine: request.HeaderLine }),
        serialNumber: chatbot?.serialNumber ?? null,
        timeZone: chatbot?.settings.TimeZone ?? 'UTC',
      };
      return inTurn(() => inspect(about), signal).catch((error: unknown) => {
        throw error instanceof FeedFileError ? businessError(400, error.message) : error;
      });
    },
  };
};

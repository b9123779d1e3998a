import type { StoredFile } from '../../files/file-service.ts';
import type { ChosenModel } from '../models/models.ts';

/** A larger video is sent as still pictures: as text in a message it grows by a third. */
const MOST_VIDEO_BYTES = 20 * 1_048_576;

/**
 * What is sent of a recording, bytes: those who write speech down take requests of 25 MB, by which some mean 25 million, and there
 * is more in a request than the sound.
 */
export const MOST_SOUND_BYTES = 24_000_000;

/** Whether a video goes to the model as it is. */
export const isSentWhole = ({ size }: StoredFile, { takes }: ChosenModel): boolean =>
  takes.includes('video') && size <= MOST_VIDEO_BYTES;

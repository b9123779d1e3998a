import type { StoredFile } from '../../files/file-service.ts';
import type { ChosenModel } from '../models/models.ts';

const MEGABYTE = 1_048_576;
const MOST_PICTURE_BYTES = 2 * MEGABYTE;
/** Of all pictures of a message: with what text makes of them, less than the 50 MB that providers take in a request. */
const MOST_BYTES_OF_PICTURES = 20 * MEGABYTE;

/** A larger video goes to the model as stills: as text in a message it grows by a third. */
export const MOST_VIDEO_MEGABYTES = 20;

/**
 * What a model gets of a recording, bytes: those who write speech down take requests of 25 MB, by which some mean 25 million, and
 * there is more in a request than the sound.
 */
export const MOST_SOUND_BYTES = 24_000_000;

/** The most that a model gets of each of so many pictures, bytes. */
export const mostOfEachPicture = (pictures: number): number =>
  Math.min(MOST_PICTURE_BYTES, Math.floor(MOST_BYTES_OF_PICTURES / Math.max(pictures, 1)));

/** Whether the model gets a video as it is, and no stills of it. */
export const isTakenWhole = ({ size }: StoredFile, { takes }: ChosenModel): boolean =>
  takes.includes('video') && size <= MOST_VIDEO_MEGABYTES * MEGABYTE;

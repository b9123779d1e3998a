import base from './base.css';
import feeds from './feeds.css';
import frame from './frame.css';
import parts from './parts.css';

/** The whole style sheet: what stands later decides. */
export const styles = [base, frame, parts, feeds].join('\n');

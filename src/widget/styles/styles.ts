import base from './base.css';
import composer from './composer.css';
import forms from './forms.css';
import homes from './homes.css';
import launcher from './launcher.css';
import messages from './messages.css';
import panel from './panel.css';
import surroundings from './surroundings.css';

/** The whole style sheet: what stands later decides. */
export const styles = [base, launcher, panel, messages, homes, forms, composer, surroundings].join('\n');

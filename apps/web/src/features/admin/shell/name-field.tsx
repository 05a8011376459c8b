import { Field } from "../../../ui/field.tsx";
import type { Check } from "../../../ui/form.tsx";

interface NameFieldProps {
	/** Of whom or what something is done to. */
	name: string;
	autoFocus?: boolean;
}

/** Has the name typed before something that can't be undone: nobody does this to the wrong one. `checkName` is its check. */
export function NameField({ name, autoFocus }: NameFieldProps) {
	return (
		<Field
			name="name"
			label={`Type "${name}" to go on`}
			autoComplete="off"
			autoCapitalize="off"
			spellCheck={false}
			autoFocus={autoFocus}
		/>
	);
}

/** Returns the check for a name that is typed as it stands there. */
export const checkName =
	(name: string): Check =>
	(text) =>
		plain(text) === plain(name) ? null : `Please type ${name} exactly as it stands here.`;

/** A page shows several blanks as one. */
const plain = (text: string) => text.trim().replace(/\s+/g, " ");

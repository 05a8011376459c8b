import { Field } from "../../../ui/field.tsx";
import type { Check } from "../../../ui/form.tsx";

interface NameFieldProps {
	name: string;
	autoFocus?: boolean;
}

/** A field for the name before something that can't be undone. `checkName` checks it. */
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

export const checkName =
	(name: string): Check =>
	(text) =>
		plain(text) === plain(name) ? null : `Please type ${name} exactly as it stands here.`;

/** A page shows several spaces as one. */
const plain = (text: string) => text.trim().replace(/\s+/g, " ");

import type { ComponentProps } from "react";
import { errorText, hasErrorCode } from "../../platform/api/errors.ts";
import { PasswordField } from "../../ui/password-field.tsx";

export function NewPasswordField({ label }: { label: string }) {
	return (
		<PasswordField
			name="password"
			label={label}
			hint="Password must be at least 6 characters long"
			autoComplete="new-password"
		/>
	);
}

export function CurrentPasswordField(props: Partial<ComponentProps<typeof PasswordField>>) {
	return <PasswordField name="password" label="Your password" autoComplete="current-password" {...props} />;
}

/** Props of a form that asks for the current password: a wrong one is shown at its field, other errors above. */
export function passwordFormProblems<Name extends string>(error: unknown, field: Name) {
	const text = error ? errorText(error) : null;
	if (!hasErrorCode(error, "accounts/wrong-password")) return { problem: text };
	return { problems: { [field]: text } as Partial<Record<Name, string>> };
}

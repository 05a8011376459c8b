import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { errorText, hasErrorCode } from "../../platform/api/errors.ts";
import { PasswordField } from "../../ui/field.tsx";

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

/** Texts by the names of their fields. */
type Texts = Readonly<Record<string, string>>;

const KEY = ["typed-account-texts"];

/** Takes a name or address along to the next form of an account, in the memory of this tab. */
export function keepTyped(queryClient: QueryClient, texts: Texts): void {
	queryClient.setQueryData<Texts>(KEY, (before) => ({ ...before, ...texts }));
}

export function useTyped(): Texts {
	return useQueryClient().getQueryData<Texts>(KEY) ?? {};
}

/** Fills fields that were not typed into with what was typed into those of another form. */
export function initialTexts(typed: Texts): Texts & Record<"emailOrUsername" | "email" | "username", string> {
	const { emailOrUsername = "", email = "", username = "" } = typed;
	const isEmail = emailOrUsername.includes("@");
	return {
		...typed,
		emailOrUsername: emailOrUsername || email || username,
		email: email || (isEmail ? emailOrUsername : ""),
		username: username || (isEmail ? "" : emailOrUsername),
	};
}

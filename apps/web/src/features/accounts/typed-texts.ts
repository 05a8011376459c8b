import { type QueryClient, useQueryClient } from "@tanstack/react-query";

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

/** Who may open an account: everyone, those with an invitation link, or no one. */
export const REGISTRATION_MODES = ["open", "invitation", "closed"] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** What a visitor is told of accounts, after what can be done without one. */
export const ACCOUNT_NOTES: Readonly<Record<RegistrationMode, string>> = {
	open: "With a free account you keep your scores.",
	invitation: "Accounts on this site are by invitation.",
	closed: "This site takes no new accounts at the moment.",
};

/** Returns the stored mode; "open" for an unknown one, and where none was chosen. */
export function readRegistrationMode(stored: string): RegistrationMode {
	return REGISTRATION_MODES.find((mode) => mode === stored) ?? "open";
}

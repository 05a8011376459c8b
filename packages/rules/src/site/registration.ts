/** Who may open an account: everyone, those with an invitation link, or no one. */
export const REGISTRATION_MODES = ["open", "invitation", "closed"] as const;
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** Returns the stored mode; "open" for an unknown one. */
export function readRegistrationMode(stored: string): RegistrationMode {
	return REGISTRATION_MODES.find((mode) => mode === stored) ?? "open";
}

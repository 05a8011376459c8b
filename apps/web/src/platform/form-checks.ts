import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import type { Check } from "../ui/form.tsx";

type Validator = (text: string) => ErrorCode | null;

export const filled: Validator = (text) => (text === "" ? "accounts/fields-required" : null);

/** Turns the rules' validators into a form's checks with the catalogue's texts. */
export function formChecks<Name extends string>(
	validators: Readonly<Record<Name, Validator>>,
): Readonly<Record<Name, Check>> {
	const checks = Object.entries<Validator>(validators).map(([name, validate]) => {
		const check: Check = (text) => {
			const code = validate(text);
			return code && ERRORS[code].message;
		};
		return [name, check] as const;
	});
	return Object.fromEntries(checks) as Record<Name, Check>;
}

import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { useState } from "react";

type Check = (text: string) => ErrorCode | null;
type Texts<Name extends string> = Record<Name, string>;

/** For a field that may hold anything but nothing. */
export const filled: Check = (text) => (text === "" ? "support/fields-required" : null);

/** What is typed into a form's fields, checked in the order of `checks` before it is sent. */
export function useFields<Name extends string>(checks: Readonly<Record<Name, Check>>) {
	const names = Object.keys(checks) as Name[];
	const blank = Object.fromEntries(names.map((name) => [name, ""])) as Texts<Name>;
	const [typed, setTyped] = useState(blank);
	const [faults, setFaults] = useState<Partial<Texts<Name>>>({});
	return {
		typed,
		clear: () => setTyped(blank),
		/** Whether all is well; otherwise names the faults, and puts the focus on the first. */
		check(form: HTMLElement): boolean {
			const found: Partial<Texts<Name>> = {};
			for (const name of names) {
				const code = checks[name](typed[name]);
				if (code) found[name] = ERRORS[code].message;
			}
			setFaults(found);
			const first = names.find((name) => found[name]);
			if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
			return !first;
		},
		/** @param said what the server has found wrong with this one */
		field: (name: Name, said?: string | null) => ({
			name,
			// What was typed before the page's script came stands in the input only.
			ref: (input: HTMLInputElement | null) => {
				const early = input?.value;
				if (early && typed[name] === "")
					setTyped((now) => (now[name] === "" ? { ...now, [name]: early } : now));
			},
			required: true,
			value: typed[name],
			error: faults[name] ?? said ?? undefined,
			onChange: ({ target }: { target: HTMLInputElement }) => {
				setTyped({ ...typed, [name]: target.value });
				setFaults({ ...faults, [name]: undefined });
			},
		}),
	};
}

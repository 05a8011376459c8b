import { checkEmail, checkPassword, checkUsername } from "@hilo/rules/accounts/validators";
import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { type SubmitEvent, useState } from "react";
import { errorText } from "../../platform/api/error-text.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { Field } from "../../ui/field.tsx";
import { FormError } from "./form-error.tsx";
import { PasswordField } from "./password-field.tsx";
import type { FormProps } from "./sign-in-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useEnter } from "./use-enter.ts";

type FieldName = "email" | "username" | "password";
type Faults = Partial<Record<FieldName, ErrorCode>>;

/** In the order of the server's own checks (D47). */
const CHECKS: Record<FieldName, (text: string) => ErrorCode | null> = {
	email: checkEmail,
	username: checkUsername,
	password: checkPassword,
};
const FIELDS: readonly FieldName[] = ["email", "username", "password"];

export function SignUpForm({ typed, from, onType }: FormProps) {
	const { email, username, password } = typed;
	const [faults, setFaults] = useState<Faults>({});
	const register = trpc.accounts.register.useMutation({
		onSuccess: useEnter(from),
	});
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault();
		const found = faultsOf({ email, username, password });
		setFaults(found);
		const first = FIELDS.find((name) => found[name]);
		if (!first) return register.mutate({ email, username, password });
		register.reset();
		event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
	};
	const field = (name: FieldName) => {
		const fault = faults[name];
		return {
			name,
			value: typed[name],
			required: true,
			error: fault && ERRORS[fault].message,
			onChange: (event: { target: HTMLInputElement }) => {
				onType({ [name]: event.target.value });
				setFaults({ ...faults, [name]: undefined });
			},
		};
	};
	return (
		// The documented messages stand in for the browser's own.
		<form method="post" noValidate onSubmit={submit}>
			<FormError text={register.error && errorText(register.error)} />
			<div className="grid gap-5">
				<Field {...field("email")} label="Email" type="email" autoComplete="email" />
				<Field
					{...field("username")}
					label="Username"
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
				/>
				<PasswordField
					{...field("password")}
					label="Password"
					hint="Password must be at least 6 characters long"
					autoComplete="new-password"
				/>
				<SubmitButton busy={register.isPending && "Creating Account..."}>Create Account</SubmitButton>
			</div>
		</form>
	);
}

function faultsOf(typed: Record<FieldName, string>): Faults {
	const faults: Faults = {};
	for (const name of FIELDS) {
		const fault = CHECKS[name](typed[name]);
		if (fault) faults[name] = fault;
	}
	return faults;
}

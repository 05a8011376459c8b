import { Link } from "@tanstack/react-router";
import { errorText } from "../../platform/api/error-text.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { Field } from "../../ui/field.tsx";
import { FormError } from "./form-error.tsx";
import { PasswordField } from "./password-field.tsx";
import type { Typed } from "./sign-in-page.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useEnter } from "./use-enter.ts";

export interface FormProps {
	typed: Typed;
	from: string;
	onType(part: Partial<Typed>): void;
}

export function SignInForm({ typed, from, onType }: FormProps) {
	const { emailOrUsername, password } = typed;
	const login = trpc.accounts.login.useMutation({
		onSuccess: useEnter(from),
	});
	return (
		<form
			method="post"
			onSubmit={(event) => {
				event.preventDefault();
				login.mutate({ emailOrUsername, password });
			}}
		>
			<FormError text={login.error && errorText(login.error)} />
			<div className="grid gap-5">
				<Field
					label="Email or username"
					name="emailOrUsername"
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					required
					value={emailOrUsername}
					onChange={(event) => onType({ emailOrUsername: event.target.value })}
				/>
				<PasswordField
					label="Password"
					name="password"
					autoComplete="current-password"
					required
					value={password}
					onChange={(event) => onType({ password: event.target.value })}
				/>
				<Link to="/forgot-password" className="link -my-2 justify-self-start py-1 text-muted">
					Forgot your password?
				</Link>
				<SubmitButton busy={login.isPending && "Signing in..."}>Sign In</SubmitButton>
			</div>
		</form>
	);
}

import { checkEmail } from "@hilo/rules/accounts/validators";
import { errorText } from "../../../platform/api/error-text.ts";
import { isRefusal } from "../../../platform/api/is-refusal.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { Field } from "../../../ui/field.tsx";
import { FormError } from "../form-error.tsx";
import { PasswordField } from "../password-field.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { filled, useFields } from "../use-fields.ts";

export function EmailForm() {
	const { typed, clear, check, field } = useFields({ email: checkEmail, password: filled });
	const change = trpc.accounts.changeEmail.useMutation({
		onSuccess: () => clear(),
	});
	const said = change.error && errorText(change.error);
	const isWrong = isRefusal(change.error, "accounts/wrong-password");
	return (
		<form
			noValidate
			method="post"
			onSubmit={(event) => {
				event.preventDefault();
				if (check(event.currentTarget)) change.mutate(typed);
			}}
		>
			<FormError text={isWrong ? null : said} />
			<div className="grid gap-5">
				<Field {...field("email")} label="New email" type="email" autoComplete="email" />
				<PasswordField
					{...field("password", isWrong ? said : null)}
					label="Your password"
					autoComplete="current-password"
				/>
				<SubmitButton wide={false} busy={change.isPending && "Sending..."}>
					Change email
				</SubmitButton>
				<p role="status" className="font-bold empty:hidden">
					{change.isSuccess &&
						`A link is on its way to ${change.variables.email}. Open it within a day, and the address changes.`}
				</p>
			</div>
		</form>
	);
}

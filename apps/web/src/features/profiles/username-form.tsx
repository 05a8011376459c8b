import { checkUsername } from "@hilo/rules/accounts/validators";
import { errorText } from "../../platform/api/error-text.ts";
import { formChecks } from "../../platform/form-checks.ts";
import { Field } from "../../ui/field.tsx";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useRename } from "./use-rename.ts";

const CHECKS = formChecks({ username: checkUsername });

export function UsernameForm({ username }: { username: string }) {
	const rename = useRename();
	const said = rename.error && errorText(rename.error);
	return (
		<Form
			checks={CHECKS}
			send={(texts) => rename.mutate(texts)}
			isBusy={rename.isPending}
			problems={said ? { username: said } : undefined}
			initial={{ username }}
			className="grid gap-4"
		>
			<Field
				label="Username"
				name="username"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
			/>
			<SubmitButton needsChange isQuietAtFirst busy="Saving...">
				Save username
			</SubmitButton>
		</Form>
	);
}

import { checkUsername } from "@hilo/rules/accounts/validators";
import { ERRORS, type ErrorCode } from "@hilo/rules/errors/errors";
import { useState } from "react";
import { errorText } from "../../platform/api/error-text.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { useRename } from "./use-rename.ts";

export function UsernameForm({ username }: { username: string }) {
	const [typed, setTyped] = useState(username);
	const [fault, setFault] = useState<ErrorCode | null>(null);
	const rename = useRename();
	const said = rename.error && errorText(rename.error);
	return (
		<form
			noValidate
			className="grid gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const found = checkUsername(typed);
				setFault(found);
				if (found) rename.reset();
				else rename.mutate({ username: typed });
			}}
		>
			<Field
				label="Username"
				name="username"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				value={typed}
				error={(fault && ERRORS[fault].message) ?? said ?? undefined}
				onChange={(event) => {
					setTyped(event.target.value);
					setFault(null);
					rename.reset();
				}}
			/>
			<Button type="submit" className="justify-self-start" disabled={rename.isPending || typed === username}>
				{rename.isPending ? "Saving..." : "Save username"}
			</Button>
		</form>
	);
}

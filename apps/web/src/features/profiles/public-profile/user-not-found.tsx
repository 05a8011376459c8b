import { ERRORS } from "@hilo/rules/errors/errors";
import { NotFound } from "../../../ui/not-found.tsx";
import { GoBack } from "./go-back.tsx";

export function UserNotFound() {
	return (
		<NotFound title={ERRORS["accounts/user-not-found"].message}>
			<GoBack />
		</NotFound>
	);
}

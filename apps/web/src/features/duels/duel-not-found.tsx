import { DUELS_ERRORS } from "@hilo/rules/duels/duels.errors";
import { BackToHome } from "../../platform/failures.tsx";
import { NotFound } from "../../ui/not-found.tsx";

export function DuelNotFound() {
	return (
		<NotFound title={DUELS_ERRORS["duels/no-such-duel"].message}>
			<BackToHome />
		</NotFound>
	);
}

import { DUELS_ERRORS } from "@hilo/rules/duels/duels.errors";
import { BackToHome } from "../../platform/failures.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { NotFound } from "../../ui/not-found.tsx";

export function DuelNotFound() {
	return (
		<NotFound
			title={DUELS_ERRORS["duels/no-such-duel"].message}
			reason="Its link may be incomplete, or it is older than 90 days."
		>
			<LinkButton to="/duel/new">Challenge a friend</LinkButton>
			<BackToHome />
		</NotFound>
	);
}

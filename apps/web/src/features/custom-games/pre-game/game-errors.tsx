import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import { BackToHome, PageFailure } from "../../../platform/failures.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { NotFound } from "../../../ui/not-found.tsx";

export function GameNotFound() {
	return (
		<NotFound
			title={CUSTOM_GAMES_ERRORS["custom-games/not-found"].message}
			reason="It may be private or deleted."
		>
			<LinkButton to="/games">Discover games</LinkButton>
			<BackToHome />
		</NotFound>
	);
}

/** For a game that failed to load, or that the player may not see. */
export function GameError({ error }: { error: unknown }) {
	return (
		<PageFailure error={error}>
			<p className="max-w-prose text-lg text-muted text-balance">
				This game is not for everyone. Ask its creator to invite you, or to send you its full link.
			</p>
		</PageFailure>
	);
}

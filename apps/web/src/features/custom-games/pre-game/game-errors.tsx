import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import { BackToHome, PageFailure } from "../../../platform/page-failure.tsx";
import { NotFound } from "../../../ui/not-found.tsx";

/** What stands at the address of a game that isn't there, any more or at all. */
export function GameNotFound() {
	return (
		<NotFound title={CUSTOM_GAMES_ERRORS["custom-games/not-found"].message}>
			<BackToHome />
		</NotFound>
	);
}

/** In place of a game that could not be loaded, or that is not for everybody. */
export function GameError({ error }: { error: unknown }) {
	return (
		<PageFailure error={error}>
			<p className="max-w-prose text-lg text-muted text-balance">
				This game is not for everyone. Ask whoever made it to invite you, or to send you its full link.
			</p>
		</PageFailure>
	);
}

import { CUSTOM_GAMES_ERRORS } from "@hilo/rules/custom-games/custom-games.errors";
import { TRPCClientError } from "@trpc/client";
import { errorText } from "../../../platform/api/error-text.ts";
import { Reference } from "../../../platform/reference.tsx";
import { useMe } from "../../../platform/session.ts";
import { useSignInAddress } from "../../../platform/sign-in-address.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { NotFound } from "../../../ui/not-found.tsx";

/** What stands at the address of a game that isn't there, any more or at all. */
export function GameNotFound() {
	return (
		<NotFound title={CUSTOM_GAMES_ERRORS["custom-games/not-found"].message}>
			<WayOut />
		</NotFound>
	);
}

const isClosed = (error: unknown) => error instanceof TRPCClientError && error.data?.httpStatus === 403;

/** In place of a game that could not be loaded, or that is not for everybody. */
export function GameError({ error }: { error: unknown }) {
	const signIn = useSignInAddress();
	const isVisitor = useMe() === null;
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title text-balance">{errorText(error)}</h1>
			<Reference error={error} />
			{isClosed(error) ? (
				<>
					<p className="max-w-prose text-lg text-muted text-balance">
						This game is not for everyone. Ask whoever made it to invite you, or to send you its full link.
					</p>
					<div className="flex flex-wrap justify-center gap-3">
						{isVisitor && <LinkButton {...signIn}>Sign in</LinkButton>}
						<WayOut />
					</div>
				</>
			) : (
				<div className="flex flex-wrap justify-center gap-3">
					<Button onClick={() => window.location.reload()}>Try Again</Button>
					<WayOut />
				</div>
			)}
		</div>
	);
}

function WayOut() {
	return (
		<LinkButton kind="quiet" to="/">
			Back to Home
		</LinkButton>
	);
}

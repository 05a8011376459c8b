import { DUELS_ERRORS } from "@hilo/rules/duels/duels.errors";
import { TRPCClientError } from "@trpc/client";
import { errorText } from "../../../platform/api/error-text.ts";
import { Reference } from "../../../platform/reference.tsx";
import { useMe } from "../../../platform/session.ts";
import { useSignInAddress } from "../../../platform/sign-in-address.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { NotFound } from "../../../ui/not-found.tsx";

/** What stands at the address of a duel that isn't there, any more or at all, or is not to be seen. */
export function DuelNotFound() {
	return (
		<NotFound title={DUELS_ERRORS["duels/no-such-duel"].message}>
			<WayOut />
		</NotFound>
	);
}

const isClosed = (error: unknown) => error instanceof TRPCClientError && error.data?.httpStatus === 403;

/** In place of a duel that could not be loaded, or that is between two others. */
export function DuelError({ error }: { error: unknown }) {
	const signIn = useSignInAddress();
	const isVisitor = useMe() === null;
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title text-balance">{errorText(error)}</h1>
			<Reference error={error} />
			<div className="flex flex-wrap justify-center gap-3">
				{isClosed(error) ? (
					isVisitor && <LinkButton {...signIn}>Sign in</LinkButton>
				) : (
					<Button onClick={() => window.location.reload()}>Try Again</Button>
				)}
				<WayOut />
			</div>
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

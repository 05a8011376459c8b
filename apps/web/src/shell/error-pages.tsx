import { FAILURES } from "@hilo/rules/errors/failures";
import { useRouter } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import { errorText, isNetworkError } from "../platform/api/errors.ts";
import { BackToHome, FailureDetail } from "../platform/failures.tsx";
import { isLostCode, LOST_CODE_TEXT, useReloadReason } from "../platform/reload.ts";
import { WriteToSite } from "../platform/site-contact.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { NotFound } from "../ui/not-found.tsx";

/** Shown when a page breaks. Part of the first chunk, because nothing else may load then. */
export function ErrorPage() {
	return (
		<main id="main" className="grid grow place-content-center justify-items-start gap-6 p-8">
			<h1 className="text-title">{FAILURES["site/broken"].message}</h1>
			<Button onClick={() => location.reload()}>Refresh</Button>
		</main>
	);
}

/**
 * Replaces a page that breaks or whose data fails to load, with the documented text.
 * Without a connection it retries without a reload, which would lose the whole site.
 */
export function PageError({ error }: { error: unknown }) {
	const router = useRouter();
	const isCall = error instanceof TRPCClientError;
	const isCut = isCall ? isNetworkError(error) : navigator.onLine === false;
	const isLost = isLostCode(error);
	const text = isLost ? LOST_CODE_TEXT : isCall ? errorText(error) : FAILURES["site/broken"].message;
	const isCodeLost = useReloadReason() === "lost-code";
	// Code that was lost comes back with a reload only.
	const keepsSite = () => isCut && (!navigator.onLine || (isCall && !isCodeLost));
	const again = () => (keepsSite() ? router.invalidate() : location.reload());
	return (
		<div
			data-offers-reload={isLost || undefined}
			className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center"
		>
			<h1 className="text-title">{isCut ? "No connection" : text}</h1>
			{isCut && <p>Check your internet connection, then try again.</p>}
			<FailureDetail error={error} />
			{!isCut && !isLost && <WriteToSite when="If it happens again," />}
			<Button onClick={again}>{isCut ? "Try Again" : isLost ? "Reload" : "Refresh"}</Button>
		</div>
	);
}

export function NotFoundPage() {
	return (
		<NotFound title="Neither higher nor lower" reason="There is no page at this address.">
			<LinkButton to="/daily">Today’s deck</LinkButton>
			<BackToHome />
		</NotFound>
	);
}

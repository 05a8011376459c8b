import type { FallbackCode } from "@hilo/rules/errors/failures";
import { Link } from "@tanstack/react-router";
import { TRPCClientError } from "@trpc/client";
import type { ReactNode } from "react";
import { Button, LinkButton } from "../ui/button.tsx";
import { errorText, isNotFound, isOverLimit, LIMITS_LINK, statusOf } from "./api/errors.ts";
import { useMe } from "./session.ts";
import { useSignInAddress } from "./sign-in-address.ts";

export interface LoadFailureProps {
	query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
	/** Replaces the call's own text if the server gave no reason. */
	code?: FallbackCode | undefined;
}

/** Replaces what failed to load, with a retry where that may help. */
export function LoadFailure({ query: { error, isFetching, refetch }, code }: LoadFailureProps) {
	return (
		<div className="grid justify-items-start gap-4">
			<Failure error={error} code={code} />
			<FailureDetail error={error} />
			{!isNotFound(error) && (
				<Button kind="quiet" small isBusy={isFetching} onClick={() => refetch()}>
					Try Again
				</Button>
			)}
		</div>
	);
}

export function Failure({ error, code }: { error: unknown; code?: FallbackCode | undefined }) {
	return (
		<p role="alert" className="font-bold text-wrong">
			{errorText(error, code)}
		</p>
	);
}

interface PageFailureProps {
	error: unknown;
	/** Loads it again without reloading the document. */
	retry?: () => unknown;
	/** Advice for users who may not see the page. */
	children?: ReactNode;
}

/** Replaces a page that failed to load or is not for everyone, with a retry, or a sign-in link for visitors. */
export function PageFailure({ error, retry = () => window.location.reload(), children }: PageFailureProps) {
	const signIn = useSignInAddress();
	const isVisitor = useMe() === null;
	const isRefused = statusOf(error) === 403;
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title text-balance">{errorText(error)}</h1>
			<FailureDetail error={error} />
			{isRefused && children}
			<div className="flex flex-wrap justify-center gap-3">
				{!isRefused && <Button onClick={() => retry()}>Try Again</Button>}
				{isRefused && isVisitor && <LinkButton {...signIn}>Sign in</LinkButton>}
				<BackToHome />
			</div>
		</div>
	);
}

export function BackToHome() {
	return (
		<LinkButton kind="quiet" to="/">
			Back to Home
		</LinkButton>
	);
}

/** The failed call's reference in the log, to quote to support, or for administrators a link to the limit it met. */
export function FailureDetail({ error }: { error: unknown }) {
	if (isOverLimit(error))
		return (
			<Link {...LIMITS_LINK.to} className="link">
				{LIMITS_LINK.label}
			</Link>
		);
	const reference = error instanceof TRPCClientError && error.data?.reference;
	return reference ? <p className="text-sm text-muted">Reference: {reference}</p> : null;
}

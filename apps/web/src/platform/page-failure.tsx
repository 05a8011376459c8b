import { TRPCClientError } from "@trpc/client";
import type { ReactNode } from "react";
import { Button, LinkButton } from "../ui/button.tsx";
import { errorText } from "./api/error-text.ts";
import { Reference } from "./reference.tsx";
import { useMe } from "./session.ts";
import { useSignInAddress } from "./sign-in-address.ts";

interface PageFailureProps {
	error: unknown;
	/** Advice for users who may not see the page. */
	children?: ReactNode;
}

/** Replaces a page that failed to load or is not for everyone, with a retry, or a sign-in link for visitors. */
export function PageFailure({ error, children }: PageFailureProps) {
	const signIn = useSignInAddress();
	const isVisitor = useMe() === null;
	const isRefused = error instanceof TRPCClientError && error.data?.httpStatus === 403;
	return (
		<div className="wide grid grow place-content-center justify-items-center gap-6 py-16 text-center">
			<h1 className="text-title text-balance">{errorText(error)}</h1>
			<Reference error={error} />
			{isRefused && children}
			<div className="flex flex-wrap justify-center gap-3">
				{!isRefused && <Button onClick={() => window.location.reload()}>Try Again</Button>}
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

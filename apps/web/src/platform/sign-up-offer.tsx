import { ACCOUNT_NOTES } from "@hilo/rules/site/registration";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useMe } from "./session.ts";
import { signInFrom, useSignInAddress } from "./sign-in-address.ts";
import { useSite } from "./site.ts";

/**
 * The way to an account: the form for a new one, or signing in where the site does not let everyone sign up.
 * @param from the page to which signing in or up returns; by default the current one
 */
export function useSignUpOffer(from?: string) {
	const current = useSignInAddress();
	const isOpen = useSite().registration === "open";
	const { to, search } = from ? signInFrom(from) : current;
	const mode: "sign-up" | "sign-in" = isOpen ? "sign-up" : "sign-in";
	return {
		isOpen,
		label: isOpen ? "Create a free account" : "Sign in",
		address: { to, search: { ...search, mode } },
	} as const;
}

interface SignUpLinkProps {
	from?: string;
	/** The link's text where everyone may sign up. */
	children?: ReactNode;
}

export function SignUpLink({ from, children }: SignUpLinkProps) {
	const { isOpen, label, address } = useSignUpOffer(from);
	return (
		<Link {...address} className="link inline-block font-bold">
			{(isOpen && children) || label}
		</Link>
	);
}

/** Tells a visitor who was sent a link what needs no account, and whether the site gives accounts. */
export function WithoutAccount({ className = "" }: { className?: string }) {
	const { registration } = useSite();
	if (useMe()) return null;
	return (
		<p className={`text-muted text-pretty ${className}`}>
			You can play without an account. {ACCOUNT_NOTES[registration]}
		</p>
	);
}

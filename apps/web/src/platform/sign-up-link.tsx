import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { signInFrom, useSignInAddress } from "./sign-in-address.ts";

interface SignUpLinkProps {
	/** The page to which signing up returns; by default the current one. */
	from?: string;
	children?: ReactNode;
}

export function SignUpLink({ from, children = "Create a free account" }: SignUpLinkProps) {
	const current = useSignInAddress();
	const { to, search } = from ? signInFrom(from) : current;
	return (
		<Link to={to} search={{ ...search, mode: "sign-up" }} className="link inline-block font-bold">
			{children}
		</Link>
	);
}

import { ACCOUNT_NOTES } from "@hilo/rules/site/registration";
import { useMe } from "./session.ts";
import { useSite } from "./site.ts";

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

import { Link, type LinkProps } from "@tanstack/react-router";

interface BackLinkProps extends Pick<LinkProps, "to" | "search"> {
	className?: string;
	children: string;
}

/** Leads from the page of one thing to the list of all. */
export function BackLink({ className = "", children, ...address }: BackLinkProps) {
	return (
		<Link {...address} className={`link inline-flex min-h-11 items-center font-bold ${className}`}>
			<span aria-hidden="true">←&nbsp;</span>
			{children}
		</Link>
	);
}

import { Link } from "@tanstack/react-router";

export function BackToTickets() {
	return (
		<Link
			to="/profile"
			search={{ tab: "support" }}
			className="link -mt-2 mb-3 inline-flex min-h-11 items-center font-bold"
		>
			<span aria-hidden="true">←&nbsp;</span>All tickets
		</Link>
	);
}

import { Link } from "@tanstack/react-router";
import { signInFrom } from "../../../platform/sign-in-address.ts";

interface AccountOfferProps {
	title?: string;
	from?: string;
}

export function AccountOffer({ title = "Keep your result.", from = "/daily" }: AccountOfferProps) {
	const { to, search } = signInFrom(from);
	return (
		<aside className="rounded-lg border-2 border-dashed border-edge p-4 leading-snug">
			<p>
				<strong>{title}</strong>{" "}
				<Link to={to} search={{ ...search, mode: "sign-up" }} className="link inline-block font-bold">
					Create a free account
				</Link>
			</p>
			<p className="mt-1 text-sm text-muted">
				Your streak and your past decks come with you. From tomorrow on you stand on the board, too.
			</p>
		</aside>
	);
}

import { Link } from "@tanstack/react-router";
import { signInFrom } from "../../../platform/sign-in-address.ts";

/** Tells a visitor what an account would keep. It leads back here from there. */
export function KeepOffer() {
	const { to, search } = signInFrom("/daily");
	return (
		<aside className="rounded-lg border-2 border-dashed border-edge p-4 leading-snug">
			<p>
				<strong>Keep your result.</strong>{" "}
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

import { SignUpLink } from "../../../platform/sign-up-offer.tsx";

interface AccountOfferProps {
	title?: string;
	from?: string;
}

export function AccountOffer({ title = "Keep your result.", from = "/daily" }: AccountOfferProps) {
	return (
		<aside className="rounded-lg border-2 border-dashed border-edge p-4 leading-snug">
			<p>
				<strong>{title}</strong> <SignUpLink from={from} />
			</p>
			<p className="mt-1 text-sm text-muted">
				Your streak and your past decks come with you. You’ll be on the board from tomorrow.
			</p>
		</aside>
	);
}

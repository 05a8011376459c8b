import { ACCOUNT_NOTES } from "@hilo/rules/site/registration";
import { useSignInAddress } from "../../platform/sign-in-address.ts";
import { useSignUpOffer } from "../../platform/sign-up-offer.tsx";
import { useSite } from "../../platform/site.ts";
import { LinkButton } from "../../ui/button.tsx";

interface VisitorOfferProps {
	/** What an account shows. */
	children: string;
	className?: string;
}

/** The ways to an account: beside a classic board, and in place of boards for players. */
export function VisitorOffer({ children, className = "" }: VisitorOfferProps) {
	const signIn = useSignInAddress();
	const offer = useSignUpOffer();
	const { registration } = useSite();
	return (
		<div className={`grid content-start gap-4 rounded-xl bg-raise p-5 shadow-card lg:p-7 ${className}`}>
			<p className="text-xl leading-snug text-balance">
				{offer.isOpen ? "A free account" : "An account"} shows {children}.
			</p>
			{!offer.isOpen && <p className="text-muted">{ACCOUNT_NOTES[registration]}</p>}
			<div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-1">
				{offer.isOpen && <LinkButton {...offer.address}>{offer.label}</LinkButton>}
				<LinkButton kind={offer.isOpen ? "quiet" : "accent"} {...signIn}>
					Sign In
				</LinkButton>
			</div>
		</div>
	);
}

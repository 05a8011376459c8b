import type { ReactNode } from "react";
import { SignUpLink } from "../../../../platform/sign-up-link.tsx";

/** Tells a visitor what an account would keep. */
export function AccountOffer({ children }: { children: ReactNode }) {
	return (
		<aside className="rounded-md border-2 border-dashed border-edge px-4 py-3 leading-[1.4]">
			<p>
				<strong>Keep your scores.</strong> <SignUpLink />
			</p>
			{children}
		</aside>
	);
}

/** Small print under the offer. */
export const SMALL = "text-[0.85rem] text-muted";

/** Shown if the site accepts judged runs only. */
export function NotSaved() {
	return <p className={SMALL}>Only runs played signed in count here, so this one won’t be saved.</p>;
}

import { useSite } from "./site.ts";
import { SiteContact } from "./site-contact.tsx";

interface WriteToSiteProps {
	/** Begins the sentence: "If it happens again,". */
	when: string;
	className?: string;
}

/** "If it happens again, write to help@example.org." Nothing without a contact of the site. */
export function WriteToSite({ when, className = "" }: WriteToSiteProps) {
	const { contact } = useSite();
	if (contact === null) return null;
	return (
		<p className={className}>
			{when} write to <SiteContact />.
		</p>
	);
}

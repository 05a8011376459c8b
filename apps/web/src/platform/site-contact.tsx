import { mailtoUrl } from "@hilo/rules/site/branding";
import { useSite } from "./site.ts";

/** Who can help where the site sends no mail: the site's contact, if there is one. */
export function SiteContact() {
	const { contact } = useSite();
	if (contact === null) return "the people who run it";
	return (
		<a href={mailtoUrl(contact)} className="link wrap-anywhere">
			{contact}
		</a>
	);
}

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

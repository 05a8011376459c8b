import { mailtoUrl } from "@hilo/rules/site/branding";
import { useSite } from "./site.ts";

/** Who can help where the site sends no mail: the site's contact, else `otherwise`. */
export function SiteContact({ otherwise = "an administrator" }: { otherwise?: string }) {
	const { contact } = useSite();
	if (contact === null) return otherwise;
	return (
		<a href={mailtoUrl(contact)} className="link wrap-anywhere">
			{contact}
		</a>
	);
}

import { markAddress } from "@hilo/rules/site/branding";
import { Mark } from "../ui/logo.tsx";
import { useSite } from "./site.ts";

/** The site's own mark, or the usual one. */
export function SiteMark({ className }: { className?: string }) {
	const { mark } = useSite();
	return <Mark picture={mark && markAddress(mark, 128)} {...(className && { className })} />;
}

import type { DataSource } from "../data-source.ts";

export const countrySource: DataSource = {
	source: "UN Tourism",
	asOf: "2018-12",
	provenance:
		"International visitors in 2018 from UN Tourism (UNWTO) key tourism statistics: overnight visitors, or all " +
		"visitors for the countries that report only those (Australia, India, Iran, Japan, Kenya, Russia, South " +
		"Korea, Vietnam). France as first published in Tourism Highlights 2019 (since revised to 89.3 million), " +
		"Portugal from the same edition; the other 88 agree to the thousand with UN Tourism's database, compared in " +
		"November 2026. Belarus alone is an older year, 2005: 253,000 overnight visitors.",
};

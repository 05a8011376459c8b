export const LOCK = "M6 11h12v9H6zm2.5 0V8a3.5 3.5 0 0 1 7 0v3";
export const LETTER = "M3 6h18v13H3zm0 1 9 7 9-7";
export const GLOBE =
	"M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9s1.3-6.4 3.8-9Z";
export const STAR = "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z";
export const SHARE = "M12 15V4m0 0L7.5 8.5M12 4l4.5 4.5M5 13v7h14v-7";

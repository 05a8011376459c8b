import { expect, it } from "vitest";
import { checkImageUrl, drawnItemName, drawnItemUrl, isLoopbackPicture } from "./item.ts";

it.each([
	"https://pictures.example/1.webp",
	"https://8.8.8.8/a.png",
	"https://[2606:4700::1111]/a.png",
	"https://172.32.0.1/a.png",
	"https://100.128.0.1/a.png",
	"https://localhost.example.org/a.png",
	"https://10.example.org/a.png",
	"https://bücher.example/a.png",
	"/pictures/0123456789abcdef0123456789abcdef.webp",
	"/drawn/mountain/k2.svg",
])("accepts %s, which everyone can reach", (address) => {
	expect(checkImageUrl(address)).toBeNull();
	expect(isLoopbackPicture(address)).toBe(false);
});

it.each([
	"https://127.9.9.9:8443/a.png",
	"https://10.0.0.1/a.png",
	"https://172.31.255.255/a.png",
	"https://192.168.1.1/a.png",
	"https://169.254.169.254/latest/meta-data",
	"https://100.127.0.1/a.png",
	"https://0.0.0.0/a.png",
	"https://255.255.255.255/a.png",
	"https://198.18.0.1/a.png",
	// Other spellings of IPv4 addresses.
	"https://2130706433/a.png",
	"https://0x7f.1/a.png",
	"https://0177.0.0.1/a.png",
	"https://192.168.257/a.png",
	"https://１２７.0.0.1/a.png",
	"https://127。0。0。1/a.png",
	"https://%31%32%37.0.0.1/a.png",
	"https://127.0.0.1./a.png",
	// IPv6, also around an IPv4 address.
	"https://[::1]/a.png",
	"https://[::]/a.png",
	"https://[fd00::1]/a.png",
	"https://[fe80::1]/a.png",
	"https://[::ffff:10.0.0.1]/a.png",
	"https://[64:ff9b::7f00:1]/a.png",
	"https://[2002:7f00:1::]/a.png",
	"https://[2001::7f00:1]/a.png",
	"https://[2::1]/a.png",
	"https://LOCALHOST./a.png",
	"https://app.localhost/a.png",
	"https://printer.local/a.png",
	"https://db.internal/a.png",
	"https://router.home.arpa/a.png",
	"https://intranet./a.png",
])("refuses %s, which is in a private network", (address) => {
	expect(checkImageUrl(address)).toBe("custom-games/item-image-private");
});

it.each(["White rhino", "AC/DC", "100 %", "..", "O'Neill (2)", '<b>&"', "木", "🦏".repeat(100)])(
	"reads the name %s back from the address of its picture",
	(name) => {
		expect(checkImageUrl(drawnItemUrl(name))).toBeNull();
		expect(drawnItemName(drawnItemUrl(name))).toBe(name);
	},
);

it.each([
	"/drawn/item/%20.svg",
	"/drawn/item/%E0%A4.svg",
	"/drawn/item/a%00.svg",
	"/drawn/item/../a.svg",
	`/drawn/item/${"a".repeat(101)}.svg`,
	"//drawn/item/a.svg",
])("refuses %s as the picture of an item", (address) => {
	expect(drawnItemName(address)).toBeNull();
	expect(checkImageUrl(address)).not.toBeNull();
});

it.each(["https://256.256.256.256/a.png", "https://exa mple.org", "https://"])(
	"refuses %s as no address",
	(address) => {
		expect(checkImageUrl(address)).toBe("custom-games/item-image-invalid");
	},
);

it.each(["http://localhost:3000/a.png", "http://127.0.0.1/a.png", "http://[::1]:80/a.png"])(
	"accepts %s, which is on the requesting machine",
	(address) => {
		expect(checkImageUrl(address)).toBeNull();
		expect(isLoopbackPicture(address)).toBe(true);
	},
);

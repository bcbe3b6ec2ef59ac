import { expect, test } from '../base-test.ts';

/** What people type, and where they mean to go: any letter case, endings, former and guessed spellings. */
const redirects: [typed: string, page: string][] = [
  ['/FAQS', '/faqs'],
  ['/faqs/', '/faqs'],
  ['/faqs.html', '/faqs'],
  ['/faqs/index.html', '/faqs'],
  ['/faq', '/faqs'],
  ['/help', '/faqs'],
  ['/Help/', '/faqs'],
  ['/How-It-Works', '/how-it-works'],
  ['/faqs/host', '/faqs#host'],
  ['/faqs/drive/', '/faqs#drive'],
  ['/faqs/host/HostPartners', '/faqs/host/HostPatners'],
  ['/faqs/host/hostpatners', '/faqs/host/HostPatners'],
  ['/FAQs/Drive/vehiclereservations', '/faqs/drive/VehicleReservations'],
  ['/faqs/drive/VehicleReservations.html', '/faqs/drive/VehicleReservations'],
  ['/faqs/drive/VehicleReservations/', '/faqs/drive/VehicleReservations'],
  ['/faq/drive/GettingStarted', '/faqs/drive/GettingStarted'],
  ['/help/host/HostQuickStart', '/faqs/host/HostQuickStart'],
];

for (const [typed, page] of redirects) {
  test(`${typed} leads to ${page}, with its query`, async ({ request }) => {
    const answer = await request.get(`${typed}?from=app`, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    const [path, fragment] = page.split('#');
    expect(answer.headers().location).toBe(`${path}?from=app${fragment ? `#${fragment}` : ''}`);
  });
}

test('what is like nothing we have is not found', async ({ request }) => {
  expect((await request.get('/faqs/host/HostPatner')).status()).toBe(404);
});

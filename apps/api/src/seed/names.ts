import type { Random } from './random.ts';

/** Name cultures, from which a company's users are named. */
export type Culture = keyof typeof NAMES;

export type PersonName = { name: string; lastName: string };

const words = (text: string) => text.trim().split(/\s+/);

const NAMES = {
  nordic: {
    first: words(`Ada Ingrid Hanna Sofia Astrid Freja Linnea Maja Signe Tuva Elin Saga
      Mikkel Søren Lars Erik Jonas Oskar Nils Bjørn Viggo Eino Håkon Aksel`),
    last: words(`Larsson Solheim Virtanen Lindgren Nygård Bergström Halvorsen Åkesson Kjær Mäkinen Dahl Ekström
      Johansen Thorsen Lund Holmberg Østergaard Korhonen Sandvik Nyström Rasmussen Hagen Vestergaard Aalto`),
  },
  iberian: {
    first: words(`Lucía Inês Carmen Beatriz Valentina Camila Marisol Joana Paloma Ximena Teresa Renata
      Mateo Tomás João Diego Rafael Álvaro Gonçalo Joaquín Santiago Thiago Iker Emilio`),
    last: words(`Rivas Echeverría Carvalho Montoya Figueiredo Salgado Quintana Moreira Ibáñez Peñalver Azevedo Cárdenas
      Fuentes Nogueira Zamora Barbosa Arregui Villanueva Pacheco Saldanha Urrutia Lozano Teixeira Aguirre`),
  },
  english: {
    first: words(`Maeve Grace Harriet Naomi Tessa Fiona Beatrix Olive Rowan Imogen Josephine Claire
      Daniel Callum Theo Declan Marcus Owen Elliot Jasper Wesley Graham Silas Desmond`),
    last: words(`Abernathy Whitlock Fairbairn Hargreaves Ashworth Penrose Gallagher Lockwood Merriweather Brannigan Thackeray Holloway
      Winslow Kavanagh Pemberton Redmond Sinclair Truscott Maddox Ellery Bancroft Farrow Quigley Drummond`),
  },
  french: {
    first: words(`Clémence Élodie Margaux Solène Apolline Noémie Inès Capucine Anaïs Maëlle Véronique Garance
      Étienne Baptiste Rémi Loïc Aurélien Gaspard Théo Corentin Thibault Mathis Yann Bastien`),
    last: words(`Aubry Lefèvre Delacroix Fontaine Mercier Roussel Chevallier Beaumont Garnier Perrin Lacombe Vasseur
      Tremblay Boucher Gagnon Marchand Delorme Rousseau Girard Collet Pelletier Bonnet Faure Leclerc`),
  },
  german: {
    first: words(`Anneliese Greta Frieda Johanna Katharina Leonie Marlene Ronja Svenja Theresa Mareike Wiebke
      Lukas Jürgen Matthias Florian Sebastian Tobias Moritz Konstantin Günther Felix Henning Rolf`),
    last: words(`Weiß Schäfer Brandt Hoffmann Krüger Vogel Lindemann Reinhardt Böhm Steiner Zimmermann Falkenberg
      Hartwig Köhler Baumgartner Winkler Möller Seidel Eberhardt Kessler Rauch Ziegler Amsel Neumann`),
  },
  slavic: {
    first: words(`Zuzanna Katarzyna Milena Jelena Oksana Věra Tereza Ljubica Agnieszka Darya Nadia Ivana
      Tomasz Bogdan Mirosław Luka Ondřej Petar Stanislav Kazimierz Goran Radek Andriy Zoran`),
    last: words(`Wójcik Kowalczyk Novák Petrović Shevchenko Dvořák Zieliński Horvat Kovačević Marković Sokołowska Procházka
      Jankowski Bilić Melnyk Kučera Wiśniewska Stojanović Lysenko Havel Nowicki Babić Tkachenko Černý`),
  },
  turkish: {
    first: words(`Elif Zeynep Defne Ayşe Selin Nilüfer Melis Ece Gül Aslı Sevgi Derya
      Yusuf Emre Kerem Mehmet Barış Onur Tolga Çağan Serkan Umut Deniz Orhan`),
    last: words(`Demir Yıldız Kaya Öztürk Şahin Aydın Arslan Koç Kılıç Aksoy Doğan Erdem
      Güneş Polat Çelik Tekin Bulut Karaca Uysal Toprak Soylu Avcı Özkan Taş`),
  },
  arabic: {
    first: words(`Layla Yasmin Noor Salma Rania Hala Dalia Amina Zahra Mariam Farida Samira
      Omar Karim Tariq Hassan Bilal Ziad Nabil Faisal Samir Idris Anwar Rashid`),
    last: words(`Haddad Mansour Khoury Nasser Farouk Benali Sabbagh Rahman Aziz Qureshi Darwish Hakimi
      Barakat Zaki Salameh Touati Kassem Jaber Fakhoury Belhaj Naim Shaheen Wahbi Othman`),
  },
  westAfrican: {
    first: words(`Amara Adaeze Efua Ngozi Abena Folake Yaa Chiamaka Aissatou Fatou Temitope Zainab
      Kofi Kwame Chidi Tunde Mamadou Emeka Kwabena Seydou Babatunde Yaw Obinna Ousmane`),
    last: words(`Okafor Mensah Adeyemi Boateng Diallo Nwosu Asante Okonkwo Balogun Owusu Traoré Eze
      Amoah Sow Adebayo Ofori Keita Nnamdi Appiah Coulibaly Osei Bello Quaye Danso`),
  },
  southAsian: {
    first: words(`Priya Ananya Kavya Meera Nandini Ishita Sunita Lakshmi Fatima Tara Rukmini Divya
      Arjun Rohan Vikram Imran Kiran Sanjay Aditya Farhan Nikhil Harish Tenzin Dinesh`),
    last: words(`Raghunathan Iyer Chatterjee Banerjee Deshpande Nair Kulkarni Mukherjee Siddiqui Rao Perera Sharma
      Bhattacharya Menon Kapoor Pillai Gupta Joshi Rahim Wickramasinghe Thapa Venkatesan Mehta Sethi`),
  },
  eastAsian: {
    first: words(`Mei-Ling Yuki Hye-jin Sakura Xiaoyan Linh Haruka Ji-woo Aiko Siew-Ling Thuy Nozomi
      Kenji Wei Minh Takeshi Jun-ho Haruto Jianguo Kai Seung-min Ryota Boon-Keat Daichi`),
    last: words(`Zhao Tanaka Park Nguyen Watanabe Chen Lim Kobayashi Hwang Tran Fujimoto Ong
      Liang Ishikawa Choi Wong Pham Mori Seo Goh Takahashi Lin Yamada Kwon`),
  },
} as const satisfies Record<string, { first: readonly string[]; last: readonly string[] }>;

const CULTURES = Object.keys(NAMES) as Culture[];

/** A name, usually from the company's own region, because media companies hire across borders. */
export function generateName(random: Random, home: Culture): PersonName {
  const culture = random.chance(0.62) ? home : random.pick(CULTURES);
  // One user in ten has names from two cultures.
  const family = random.chance(0.1) ? random.pick(CULTURES) : culture;
  return { name: random.pick(NAMES[culture].first), lastName: random.pick(NAMES[family].last) };
}

// Letters that Unicode does not decompose into a base letter and a mark.
const FOLDED: Record<string, string> = { ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', ı: 'i', đ: 'd', þ: 'th', œ: 'oe', ð: 'd' };

/** The name for use in an email address: lowercase a–z and digits only. */
export function asciiFold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, (letter) => FOLDED[letter] ?? '');
}
